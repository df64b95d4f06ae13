import java.util.List;
import org.opensearch.Version;
import org.opensearch.analysis.common.CommonAnalysisPlugin;
import org.opensearch.common.settings.Settings;
import org.opensearch.env.Environment;
import org.opensearch.node.Node;
import org.opensearch.painless.PainlessPlugin;
import org.opensearch.transport.Netty4Plugin;

/** Starts one node with the settings given as key=value, and stops it with the process. */
public final class SearchNode extends Node {
  private SearchNode(Environment environment) {
    super(environment, List.of(Netty4Plugin.class, PainlessPlugin.class, CommonAnalysisPlugin.class), true);
  }

  public static void main(String[] args) throws Exception {
    Settings.Builder settings = Settings.builder();
    for (String arg : args) {
      int at = arg.indexOf('=');
      String key = arg.substring(0, at);
      String value = arg.substring(at + 1);
      if (value.contains(",")) settings.putList(key, value.split(","));
      else settings.put(key, value);
    }
    SearchNode node = new SearchNode(new Environment(settings.build(), null));
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      try {
        node.close();
      } catch (Exception error) {
        error.printStackTrace();
      }
    }));
    node.start();
    System.out.println("started " + Version.CURRENT);
    // The tests hold the other end, so it never outlives the tests.
    while (System.in.read() >= 0) {}
    Runtime.getRuntime().halt(0);
  }
}
